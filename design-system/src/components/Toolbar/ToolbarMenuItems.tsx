import { given } from '../../internal/given.ts'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import { isAction, isToggle, type ToolbarGroup, type ToolbarItem } from './toolbarItems.ts'

/** The tools that do not fit, as menu items: actions, and checkable items for toggles. */
export function ToolbarMenuItems({ groups }: { groups: readonly ToolbarGroup[] }) {
  return groups.flatMap(({ label, items }) => {
    const toggles = items.filter(isToggle)
    const actions = items.filter(isAction)
    return [
      actions.length > 0 && (
        <MenuSection key={`${label} actions`} aria-label={label}>
          {actions.map(item => (
            <MenuItem
              key={item.id}
              {...common(item)}
              isDisabled={item.disabledReason !== undefined || item.isPending === true}
              isDanger={item.isDanger ?? false}
              onAction={item.onPress}
            />
          ))}
        </MenuSection>
      ),
      toggles.length > 0 && (
        <MenuSection
          key={`${label} choices`}
          aria-label={label}
          selectionMode="multiple"
          selectedKeys={toggles.filter(({ isSelected }) => isSelected).map(({ id }) => id)}
          onSelectionChange={keys => {
            for (const { id, isSelected, onChange } of toggles)
              if (keys.includes(id) !== isSelected) onChange(!isSelected)
          }}
        >
          {toggles.map(item => (
            <MenuItem key={item.id} {...common(item)} isDisabled={item.disabledReason !== undefined} />
          ))}
        </MenuSection>
      ),
    ]
  })
}

const common = ({ id, label, icon, disabledReason }: ToolbarItem) => ({
  id,
  label,
  ...given({ icon, description: disabledReason }),
})
