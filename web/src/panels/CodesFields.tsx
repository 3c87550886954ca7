import { setCode } from '#shared/document/document-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import type { CodePaper, CodeTarget } from '#shared/vocabulary/codes.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { Select } from '../ui/fields/Select.tsx';

const NAMES = {
  none: 'None',
  page: 'Published page',
  key: 'Answer key',
  study: 'Study mode',
} as const satisfies Record<CodeTarget | 'none', string>;

/** Renders which codes to scan are printed, and where they lead. */
export function CodesFields() {
  const { codes, entity_type } = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('codes', 'Choose codes');
  const { hasAnswerKey, canBeStudied = false } = getKindFacts(entity_type);
  const targets = [
    ...(['none', 'page'] as const),
    ...(hasAnswerKey ? (['key'] as const) : []),
    ...(canBeStudied ? (['study'] as const) : []),
  ];
  const papers: readonly CodePaper[] = hasAnswerKey ? ['sheet', 'key'] : ['sheet'];
  const options = targets.map((value) => ({ value, label: NAMES[value] }));
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">Code to scan (QR)</legend>
      {papers.map((paper) => (
        <Select
          key={paper}
          isRow
          label={paper === 'sheet' ? 'On the sheet' : 'On the key'}
          options={options}
          value={codes?.[paper] ?? 'none'}
          onChange={(target) => run(path, setCode, { paper, target: target === 'none' ? null : target })}
        />
      ))}
      {codes && <p className="panel-hint">{describeCodes(Object.values(codes))}</p>}
    </fieldset>
  );
}

function describeCodes(targets: readonly (CodeTarget | undefined)[]): string {
  if (targets.includes('key'))
    return 'Works once it is published. Only you can open the key until you share it on the published page, right away or from a date.';
  return 'Works once it is published.';
}
