import { isEqual } from 'es-toolkit';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import {
  createLetterhead,
  findLogoProblem,
  setLetterhead,
  toKeptLetterhead,
  toNewLetterhead,
  writeDay,
} from '#shared/kinds/worksheet/letterhead/rules.ts';
import {
  LETTERHEAD_CHARACTERS,
  type SheetLetterhead,
} from '#shared/kinds/worksheet/letterhead/sheet-letterhead.ts';
import { useUpdateUser } from '../api/account.ts';
import { useSession } from '../api/use-session.ts';
import { useDocument, useEdit, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { InlineImageButton } from '../images/InlineImageButton.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import './LetterheadFields.css';

/** Renders the switch of the letterhead and its parts; nothing for documents without items. */
export function LetterheadFields() {
  const document = useDocument();
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel('letterhead', 'Edit letterhead');
  const { user } = useSession();
  if (!hasItems(document)) return null;
  const { letterhead, locale } = document;
  const begin = () => toNewLetterhead(user?.letterhead ?? createLetterhead(), locale);
  return (
    <>
      <Switch
        isSelected={letterhead !== undefined}
        onChange={(on) => run(path, setLetterhead, on ? begin() : null)}
      >
        Letterhead
      </Switch>
      {letterhead && <LetterheadParts letterhead={letterhead} locale={locale} />}
    </>
  );
}

function LetterheadParts({ letterhead, locale }: { letterhead: SheetLetterhead; locale: string }) {
  const path = useEditor().path as Path<DocumentWithItems>;
  const { edit } = useEdit();
  const { run, seal } = usePanel('letterhead', 'Edit letterhead');
  const bind = (field: keyof typeof LETTERHEAD_CHARACTERS) => ({
    value: letterhead[field],
    maxLength: LETTERHEAD_CHARACTERS[field],
    onChange: (text: string) => run(path, setLetterhead, { [field]: text }, field),
    onBlur: seal,
  });
  const problem = findLogoProblem(letterhead);
  return (
    <div className="panel-group letterhead-fields">
      <div className="letterhead-logo">
        <InlineImageButton
          label="Logo"
          image={letterhead.logo_image}
          words={letterhead.school}
          onCommit={(logo_image, step) => edit(path, setLetterhead, { logo_image }, step)}
        />
        <TextField isDense label="School" {...bind('school')} />
      </div>
      {problem && (
        <p className="panel-hint" role="status">
          {problem} Crop it, or choose another.
        </p>
      )}
      <TextField isDense label="Teacher" {...bind('teacher')} />
      <TextField isDense label="Class" {...bind('class')} />
      <div className="letterhead-day">
        <TextField isDense label="Date" {...bind('date')} />
        <Button size="dense" onPress={() => run(path, setLetterhead, { date: writeDay(locale) })}>
          Today
        </Button>
      </div>
      <TextArea
        label="Lines below the school"
        hint="{teacher}, {class}, {date} and {title} are filled in. What is empty prints as a line to write on, as {name} always does."
        {...bind('details')}
      />
      <KeepLetterhead letterhead={letterhead} />
    </div>
  );
}

/** Renders what keeps the letterhead for the account. It changes no other sheet. */
function KeepLetterhead({ letterhead }: { letterhead: SheetLetterhead }) {
  const { user } = useSession();
  const update = useUpdateUser();
  if (!user) return <p className="panel-hint">Log in to begin new worksheets with this letterhead.</p>;
  const own = toKeptLetterhead(letterhead);
  const kept = user.letterhead ?? null;
  const isKept = isEqual(own, kept);
  const isWaiting = update.isPending || letterhead.logo_image?.uploading === true;
  return (
    <>
      <div className="row">
        {!isKept && (
          <Button size="dense" isDisabled={isWaiting} onPress={() => update.mutate({ letterhead: own })}>
            Use for new worksheets
          </Button>
        )}
        {kept && (
          <Button
            size="dense"
            isDisabled={update.isPending}
            onPress={() => update.mutate({ letterhead: null })}
          >
            Stop using it
          </Button>
        )}
      </div>
      <p className="panel-hint" role="status">
        {describeKeeping({ isKept, hasKept: kept !== null, ...update })}
      </p>
    </>
  );
}

interface Keeping {
  readonly isKept: boolean;
  readonly hasKept: boolean;
  readonly isPaused: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
}

function describeKeeping({ isKept, hasKept, isPaused, isPending, isError }: Keeping): string {
  if (isPaused) return 'You are offline. It is kept as soon as you are online again.';
  if (isPending) return 'Saving to your account…';
  if (isError) return 'Your account could not be changed. This sheet is as you left it; try again.';
  if (isKept) return 'New worksheets begin with this letterhead. Sheets that you have stay as they are.';
  return hasKept ? 'New worksheets begin with another letterhead.' : 'Only this sheet has it.';
}
