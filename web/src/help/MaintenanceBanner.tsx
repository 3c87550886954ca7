import { useMaintenance } from '../api/community.ts';
import { maintenanceWords } from './maintenance-words.ts';
import './MaintenanceBanner.css';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Says above every page when the site cannot be saved to. */
export function MaintenanceBanner() {
  const { data } = useMaintenance();
  const words = data && maintenanceWords(data, Date.now(), (at) => time.format(at));
  if (!words) return null;
  return (
    <aside className="maintenance" aria-label="Maintenance">
      <p role="status">{words}</p>
    </aside>
  );
}
