import { Avatar } from '@parvis/design-system/Avatar'

export function Author() {
  return <Avatar name="Anne Martin" isDecorative={false} />
}
