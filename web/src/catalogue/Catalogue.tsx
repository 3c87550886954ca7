import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Toaster } from '../ui/feedback/Toaster.tsx';
import { Panels } from './Panels.tsx';
import { SAMPLES } from './samples.tsx';
import './catalogue.css';

/** Shows every component of the kit in every state, then the panel of every item type. */
export function Catalogue() {
  return (
    <I18nProvider locale="en-US">
      <main className="catalogue">
        <h1>Catalogue</h1>
        {Object.entries(SAMPLES).map(([component, states]) => (
          <section key={component} aria-label={component}>
            <h2>{component}</h2>
            <div className="catalogue-states">
              {Object.entries(states).map(([state, sample]) => (
                <figure key={state}>
                  <figcaption>{state}</figcaption>
                  {sample}
                </figure>
              ))}
            </div>
          </section>
        ))}
        <h2>Item panels</h2>
        <div className="catalogue-states">
          <Panels />
        </div>
      </main>
      <Toaster />
    </I18nProvider>
  );
}
