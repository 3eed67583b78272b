import { spyOn } from 'storybook/test'

/** Addresses that the current story sent the browser to itself, as downloads do. */
export const followedLinks: string[] = []

/** Records links that are followed by script instead of navigating; for `beforeEach`. */
export function rememberFollowedLinks(): void {
  followedLinks.length = 0
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followedLinks.push(this.href)
  })
}
