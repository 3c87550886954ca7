import { useLocation } from 'wouter';
import { KindIcon } from '../kinds/tiles.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { startFromTemplate } from './start-from-template.ts';
import { TEMPLATES, type Template } from './templates.ts';
import './TemplateList.css';

/** Renders the templates; each opens as a new document of the user. */
export function TemplateList() {
  const [, navigate] = useLocation();
  const begin = (template: Template) =>
    startFromTemplate(template)
      .then((address) => navigate(address))
      .catch(() =>
        showToast({ words: 'This template could not be opened. Please try again.', tone: 'danger' }),
      );
  return (
    <section className="start-section" aria-labelledby="templates">
      <h2 id="templates" className="start-section-title">
        Or start from a template
      </h2>
      <ul className="template-list">
        {TEMPLATES.map((template) => (
          <li key={template.id}>
            <button type="button" className="template" onClick={() => void begin(template)}>
              <KindIcon kind={template.document.entity_type} />
              <span className="template-words">
                <span className="template-name">{template.name}</span>
                <span className="template-purpose">{template.purpose}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
