import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { AdvancedOptions } from '../ui/layout/AdvancedOptions.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Thumbnails } from '../ui/layout/Thumbnails.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { WithValue } from './WithValue.tsx';

const Late = createLazyPart(async () => () => <p>A part that was fetched after the page.</p>);
const Missing = createLazyPart<object>(() => Promise.reject(new Error('There is no connection')));

export const LAYOUT_SAMPLES = {
  Section: {
    'Opens in place': (
      <WithValue initial={false}>
        {(isOpen, setOpen) => (
          <Section title="Header" summary="The Water Cycle · Name, Date" isOpen={isOpen} onToggle={setOpen}>
            <TextField label="Title" defaultValue="The Water Cycle" />
          </Section>
        )}
      </WithValue>
    ),
  },
  AdvancedOptions: {
    'Closed first': (
      <WithValue initial={false}>
        {(isOpen, setOpen) => (
          <AdvancedOptions isOpen={isOpen} onToggle={setOpen}>
            <p>What few people need.</p>
          </AdvancedOptions>
        )}
      </WithValue>
    ),
  },
  EmptyState: {
    'With an example': (
      <EmptyState
        example={<p>Which change of state…</p>}
        words="Your questions will be here."
        action={<Button variant="filled">Add your first item</Button>}
      />
    ),
  },
  NotLoaded: {
    'With its reason': <NotLoaded error={new Error('There is no connection.')} onAgain={() => {}} />,
  },
  Thumbnails: {
    'The second page in sight': (
      <Thumbnails count={3} current={2} paper="letter" onChoose={() => {}}>
        {() => null}
      </Thumbnails>
    ),
  },
  TopBar: { 'Of a page': <TopBar end={<Button>Log in</Button>} /> },
  'lazy-part': { 'That arrived': <Late />, 'That did not arrive': <Missing /> },
};
