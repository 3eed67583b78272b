import { spyOn } from 'storybook/test'

/** Addresses that the browser was sent to by its own means in the story that is shown, as downloads are. */
export const followedLinks: string[] = []

/** Remembers where links lead to that are followed by themselves, instead of going there; for `beforeEach`. */
export function rememberFollowedLinks(): void {
  followedLinks.length = 0
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followedLinks.push(this.href)
  })
}
