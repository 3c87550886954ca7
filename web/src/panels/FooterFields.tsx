import { useRef } from 'react';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { isFooterTooLong, setFooter } from '#shared/kinds/worksheet/margin/rules.ts';
import { FOOTER_CHARACTERS, type SheetFooter } from '#shared/kinds/worksheet/margin/sheet-margin.ts';
import { isReadFromRight } from '#shared/text/reading-direction.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

type Part = keyof SheetFooter;

/** A place in the footer's text: where the next thing is put in. */
interface Caret {
  readonly part: Part;
  readonly at: number;
}

const NAMES = {
  start: 'Footer left',
  middle: 'Footer middle',
  end: 'Footer right',
} as const satisfies Record<Part, string>;
const MIRRORED = {
  start: 'Footer right',
  middle: 'Footer middle',
  end: 'Footer left',
} as const satisfies Record<Part, string>;
const PARTS = Object.keys(NAMES) as Part[];

/** What each sheet fills in itself. The day is text: a sheet that is printed again stays the same. */
const PLACEHOLDERS = [
  { name: 'Page number', text: () => '{page}' },
  { name: 'Pages', text: () => '{pages}' },
  { name: 'Title', text: () => '{title}' },
  {
    name: 'Today',
    text: (locale: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', numberingSystem: 'latn' }).format(),
  },
] as const;

/** Renders the switch of a footer of one's own and its three parts. */
export function FooterFields() {
  const document = useDocument();
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel('footer', 'Edit footer');
  const footer = hasItems(document) ? document.margin?.footer : undefined;
  return (
    <>
      <Switch isSelected={footer !== undefined} onChange={(on) => run(path, setFooter, on ? {} : null)}>
        Own footer
      </Switch>
      {footer && <FooterParts footer={footer} locale={document.locale} />}
    </>
  );
}

function FooterParts({ footer, locale }: { footer: SheetFooter; locale: string }) {
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run, seal } = usePanel('footer', 'Edit footer');
  const caret = useRef<Caret | null>(null);
  const names = isReadFromRight(locale) ? MIRRORED : NAMES;
  const insert = (text: string) => {
    const { part, at } = caret.current ?? { part: 'middle', at: footer.middle.length };
    run(path, setFooter, { [part]: footer[part].slice(0, at) + text + footer[part].slice(at) });
    caret.current = { part, at: at + text.length };
  };
  return (
    <div className="panel-group">
      {PARTS.map((part) => (
        <TextField
          key={part}
          isDense
          label={names[part]}
          value={footer[part]}
          maxLength={FOOTER_CHARACTERS}
          onChange={(text) => run(path, setFooter, { [part]: text }, part)}
          onBlur={({ target }) => {
            const { selectionEnd } = target as HTMLInputElement;
            caret.current = { part, at: selectionEnd ?? footer[part].length };
            seal();
          }}
        />
      ))}
      <div className="row">
        {PLACEHOLDERS.map(({ name, text }) => (
          <Button key={name} size="dense" onPress={() => insert(text(locale))}>
            {name}
          </Button>
        ))}
      </div>
      {isFooterTooLong(footer) ? (
        <p className="panel-hint" role="status">
          This is too long for a footer: its end may be cut off.
        </p>
      ) : (
        <p className="panel-hint">A button puts its words where you typed last.</p>
      )}
    </div>
  );
}
