import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Radical,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { memo, type RefObject, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import {
  type Alignment,
  type MarkName,
  RICH_TEXT_VARIANTS,
  type RichTextRules,
  type RichTextVariant,
} from '#shared/text/rich-text.ts';
import {
  type Formatting,
  type ListType,
  setAlign,
  setColor,
  toggleList,
  toggleMarkByName,
} from './commands.ts';
import { ToolButton } from './ToolButton.tsx';
import { ToolbarColors } from './ToolbarColors.tsx';

interface ToolbarProps {
  variant: RichTextVariant;
  /** Id of the text box that the tools work on. */
  fieldId: string;
  view: RefObject<EditorView | null>;
  formatting: Formatting;
  /** Opens the palette of maths. */
  onMaths: () => void;
}

interface Tool<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: LucideIcon;
}

const MARK_TOOLS: readonly Tool<MarkName>[] = [
  { name: 'strong', label: 'Bold', icon: Bold },
  { name: 'em', label: 'Italic', icon: Italic },
  { name: 'underline', label: 'Underline', icon: Underline },
  { name: 'superscript', label: 'Superscript', icon: Superscript },
  { name: 'subscript', label: 'Subscript', icon: Subscript },
  { name: 'code', label: 'Code', icon: Code },
];

const LIST_TOOLS: readonly Tool<ListType>[] = [
  { name: 'bullet_list', label: 'Bulleted list', icon: List },
  { name: 'ordered_list', label: 'Numbered list', icon: ListOrdered },
];

const ALIGN_TOOLS: readonly Tool<Alignment>[] = [
  { name: 'left', label: 'Align left', icon: AlignLeft },
  { name: 'center', label: 'Align center', icon: AlignCenter },
  { name: 'right', label: 'Align right', icon: AlignRight },
  { name: 'justify', label: 'Justify', icon: AlignJustify },
];

/** The formatting tools of one field: one tab stop, arrows between them. */
export const RichTextToolbar = memo(function RichTextToolbar({
  variant,
  fieldId,
  view,
  formatting,
  onMaths,
}: ToolbarProps) {
  const [picksColor, setPicksColor] = useState(false);
  const rules: RichTextRules = RICH_TEXT_VARIANTS[variant];

  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const pick = (color: string | null) => {
    setPicksColor(false);
    run(setColor(color));
  };

  return (
    <Toolbar
      className={rules.multiline ? 'rich-toolbar' : 'rich-toolbar rich-toolbar-floating'}
      aria-label="Formatting"
      aria-controls={fieldId}
    >
      {picksColor ? (
        <ToolbarColors current={formatting.color} onPick={pick} />
      ) : (
        <>
          <Marks formatting={formatting} run={run} rules={rules} />
          {rules.color && (
            <ToolButton label="Text color" icon={Baseline} onPress={() => setPicksColor(true)} />
          )}
          {rules.isTechnical && (
            <ToolButton label="Math" icon={Radical} isOn={formatting.isInMaths} onPress={onMaths} />
          )}
          {rules.lists && <Lists formatting={formatting} run={run} />}
          {rules.align && <Aligns formatting={formatting} run={run} />}
        </>
      )}
    </Toolbar>
  );
});

interface ToolsProps {
  formatting: Formatting;
  run: (command: Command) => void;
}

const Marks = ({ formatting, run, rules }: ToolsProps & { rules: RichTextRules }) =>
  MARK_TOOLS.filter(({ name }) => rules.marks.includes(name) && (name !== 'code' || rules.isTechnical)).map(
    ({ name, ...tool }) => (
      <ToolButton
        {...tool}
        key={name}
        isOn={formatting.marks.includes(name)}
        onPress={() => run(toggleMarkByName(name))}
      />
    ),
  );

const Lists = ({ formatting, run }: ToolsProps) =>
  LIST_TOOLS.map(({ name, ...tool }) => (
    <ToolButton {...tool} key={name} isOn={formatting.list === name} onPress={() => run(toggleList(name))} />
  ));

const Aligns = ({ formatting, run }: ToolsProps) =>
  ALIGN_TOOLS.map(({ name, ...tool }) => {
    const isOn = formatting.align === name;
    return <ToolButton {...tool} key={name} isOn={isOn} onPress={() => run(setAlign(isOn ? null : name))} />;
  });
