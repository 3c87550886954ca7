import { useMaintenance } from '../api/community.ts';
import { momentWords } from '../ui/words/moment-words.ts';
import { maintenanceWords } from './maintenance-words.ts';
import './MaintenanceBanner.css';

/** Says above every page when the site cannot be saved to. */
export function MaintenanceBanner() {
  const { data } = useMaintenance();
  const words = data && maintenanceWords(data, Date.now(), momentWords);
  if (!words) return null;
  return (
    <aside className="maintenance" aria-label="Maintenance">
      <p role="status">{words}</p>
    </aside>
  );
}
