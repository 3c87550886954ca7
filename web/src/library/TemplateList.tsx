import { useLocation } from 'wouter';
import { KindIcon } from '../kinds/tiles.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { startFromTemplate } from './start-from-template.ts';
import { getTemplatePicture } from './templates/get-template-picture.ts';
import { TEMPLATES, type TemplateId } from './templates/list.ts';
import './DocumentCard.css';
import './TemplateList.css';

/** Renders the templates; each opens as a new document of the user. */
export function TemplateList() {
  const [, navigate] = useLocation();
  const begin = (id: TemplateId) =>
    startFromTemplate(id)
      .then((address) => navigate(address))
      .catch(() =>
        showToast({ words: 'This template could not be opened. Please try again.', tone: 'danger' }),
      );
  return (
    <section className="start-section" aria-labelledby="templates">
      <h2 id="templates" className="part-title">
        Or start from a template
      </h2>
      <ul className="list stack document-cards">
        {TEMPLATES.map(({ id, kind, name, purpose }) => (
          <li key={id} className="document-card">
            <button type="button" className="document-card-link template" onClick={() => void begin(id)}>
              <span className="document-card-desk">
                <img src={getTemplatePicture(id)} alt="" loading="lazy" />
              </span>
              <span className="template-name">
                <KindIcon kind={kind} />
                {name}
              </span>
              <span className="hint template-purpose">{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
