import { useMaintenance } from '../api/maintenance.ts';
import { formatMoment } from '../ui/words/format-moment.ts';
import { describeMaintenance } from './describe-maintenance.ts';
import './MaintenanceBanner.css';

/** Renders a notice above every page while the site cannot save. */
export function MaintenanceBanner() {
  const notice = useMaintenance();
  const words = notice && describeMaintenance(notice, Date.now(), formatMoment);
  if (!words) return null;
  return (
    <aside className="maintenance" aria-label="Maintenance">
      <p role="status">{words}</p>
    </aside>
  );
}
