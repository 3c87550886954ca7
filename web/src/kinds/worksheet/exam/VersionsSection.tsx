import { range } from 'es-toolkit';
import { useMemo } from 'react';
import { asKind } from '#shared/document/document.ts';
import type { KeyPages } from '#shared/kinds/worksheet/keys/key-pages-field.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { describeSameVersions, shuffleVersions } from '#shared/kinds/worksheet/versions/rules.ts';
import {
  countProposedParts,
  keepProposedParts,
  setVersionCount,
} from '#shared/kinds/worksheet/versions/version-count.ts';
import type { Versions } from '#shared/kinds/worksheet/versions/versions.ts';
import { VERSIONS_LIMIT } from '#shared/kinds/worksheet/versions/versions-limit.ts';
import { FREE_VERSIONS, getVersionLetter } from '#shared/vocabulary/version-letter.ts';
import { useDocument, useEditor } from '../../../document/editor-context.ts';
import type { Path } from '../../../document/path.ts';
import { usePanel } from '../../../document/use-panel.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { PrintedSetsFields } from './PrintedSetsFields.tsx';
import { ShownSheets } from './ShownSheets.tsx';

const COUNTS = range(1, VERSIONS_LIMIT + 1).map((value) => ({
  value,
  label: value === 1 ? 'One' : `A–${getVersionLetter(value - 1)}`,
  premium: value > FREE_VERSIONS,
}));

const createSeeds = (): number[] => [...crypto.getRandomValues(new Uint32Array(VERSIONS_LIMIT))];

/** Renders how many versions the sheet has, what is shuffled in them, and which of them is shown. */
export function VersionsSection() {
  const { path: root, view } = useEditor();
  const path = root as Path<Worksheet>;
  const { run } = usePanel('versions', 'Choose versions');
  const worksheet = asKind(useDocument(), 'worksheet');
  const choose = (count: number) => {
    run(path, setVersionCount, { count, seeds: createSeeds() });
    view.version = 0;
  };
  const versions = worksheet?.versions;
  return (
    <>
      <Select isRow label="Versions" options={COUNTS} value={versions?.seeds.length ?? 1} onChange={choose} />
      {worksheet && <ShownSheets worksheet={worksheet} />}
      {worksheet && versions ? (
        <VersionFields worksheet={worksheet} versions={versions} path={path} />
      ) : (
        <p className="panel-hint">
          Prints up to eight versions with the questions and options in another order, so that students who
          sit side by side cannot copy. The key has the answers to each version.
        </p>
      )}
      {worksheet && (
        <>
          <KeyPagesFields worksheet={worksheet} path={path} />
          <PrintedSetsFields worksheet={worksheet} path={path} />
        </>
      )}
    </>
  );
}

interface KeyPagesFieldsProps {
  readonly worksheet: Worksheet;
  readonly path: Path<Worksheet>;
}

/** Renders which tables are printed at the end of the key. */
function KeyPagesFields({ worksheet, path }: KeyPagesFieldsProps) {
  const { set } = usePanel('key pages', 'Choose tables of the key');
  const { answers = false, guide = false } = worksheet.key_pages ?? {};
  const choose = (chosen: Partial<KeyPages>) => set(path, { key_pages: { answers, guide, ...chosen } });
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">At the end of the key</legend>
      <Switch isSelected={answers} onChange={(on) => choose({ answers: on })}>
        All answers in short, one line for each question
      </Switch>
      <Switch isSelected={guide} onChange={(on) => choose({ guide: on })}>
        Marking guide
      </Switch>
      {(answers || guide) && !worksheet.show_answer_key && (
        <p className="panel-hint">Switch on “Answer key” above the sheets to look at them.</p>
      )}
    </fieldset>
  );
}

interface VersionFieldsProps {
  readonly worksheet: Worksheet;
  readonly versions: Versions;
  readonly path: Path<Worksheet>;
}

function VersionFields({ worksheet, versions, path: root }: VersionFieldsProps) {
  // It is there: without it nothing of this is rendered.
  const path = root.at('versions') as Path<Versions>;
  const { run, set } = usePanel('versions', 'Edit versions');
  return (
    <>
      <Switch
        isSelected={versions.shuffles_items}
        onChange={(shuffles_items) => set(path, { shuffles_items })}
      >
        Shuffle questions within their section
      </Switch>
      <Switch
        isSelected={versions.shuffles_options}
        onChange={(shuffles_options) => set(path, { shuffles_options })}
      >
        Shuffle options, matches and letters
      </Switch>
      <Switch
        isSelected={versions.first_as_written}
        onChange={(first_as_written) => set(path, { first_as_written })}
      >
        Version A is as written
      </Switch>
      <ProposedHint worksheet={worksheet} onKeep={() => run(root, keepProposedParts, undefined)} />
      <SameHint worksheet={worksheet} />
      <Button size="dense" onPress={() => run(root, shuffleVersions, createSeeds())}>
        Shuffle again
      </Button>
    </>
  );
}

/** Proposes to keep options such as "None of the above" in their places. */
function ProposedHint({ worksheet, onKeep }: { worksheet: Worksheet; onKeep: () => void }) {
  const count = useMemo(() => countProposedParts(worksheet), [worksheet]);
  if (count === 0) return null;
  return (
    <div>
      <p className="panel-notice">
        {count === 1 ? 'An option refers' : `${count} options refer`} to others, such as “None of the above”.
      </p>
      <Button variant="action" size="dense" onPress={onKeep}>
        Keep in place
      </Button>
    </div>
  );
}

/** Says which versions have the same order, because there is too little to shuffle. */
function SameHint({ worksheet }: { worksheet: Worksheet }) {
  const same = useMemo(() => describeSameVersions(worksheet), [worksheet]);
  return (
    same && (
      <p className="panel-notice" role="status">
        {same}
      </p>
    )
  );
}
