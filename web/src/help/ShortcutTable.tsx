import { Keys } from '../ui/feedback/Kbd.tsx';
import { listKeys } from './keys/match-shortcut.ts';
import { SHORTCUT_GROUPS, SHORTCUTS, type Shortcut, type ShortcutName } from './keys/shortcuts.ts';
import './ShortcutTable.css';

const listShortcuts = (group: Shortcut['group']): [ShortcutName, Shortcut][] =>
  (Object.entries(SHORTCUTS) as [ShortcutName, Shortcut][]).filter(
    ([, shortcut]) => shortcut.group === group,
  );

/** Renders every shortcut of the editor, in groups. */
export const ShortcutTable = () => (
  <>
    {SHORTCUT_GROUPS.map((group) => (
      <table key={group} className="shortcut-group">
        <caption>{group}</caption>
        <tbody>
          {listShortcuts(group).map(([name, { label, note }]) => (
            <tr key={name}>
              <th scope="row">
                {label}
                {note && <span className="hint shortcut-note">{note}</span>}
              </th>
              <td>
                <Keys keys={listKeys(name)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </>
);
