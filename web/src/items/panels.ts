import type { ComponentType } from 'react';
import type { ItemType } from '#shared/items/kinds.ts';
import type { PanelProps } from '../document/panel.ts';
import { BasicTextPanel } from './basic-text/BasicTextPanel.tsx';
import { BlankSpacePanel } from './blank-space/BlankSpacePanel.tsx';
import { ChecklistPanel } from './checklist/ChecklistPanel.tsx';
import { DividerPanel } from './divider/DividerPanel.tsx';
import { FillInTheBlankAdvanced, FillInTheBlankPanel } from './fill-in-the-blank/FillInTheBlankPanel.tsx';
import { HandwritingAdvanced } from './handwriting/HandwritingAdvanced.tsx';
import { HandwritingPanel } from './handwriting/HandwritingPanel.tsx';
import { InstructionPanel } from './instruction/InstructionPanel.tsx';
import { MatchingAdvanced } from './matching/MatchingAdvanced.tsx';
import { MatchingPanel } from './matching/MatchingPanel.tsx';
import { MultipleChoicePanel } from './multiple-choice/MultipleChoicePanel.tsx';
import { OpenResponsePanel } from './open-response/OpenResponsePanel.tsx';
import { PageBreakPanel } from './page-break/PageBreakPanel.tsx';
import { SectionHeaderPanel } from './section-header/SectionHeaderPanel.tsx';
import { WordBankAdvanced, WordBankPanel } from './word-bank/WordBankPanel.tsx';
import { WordScrambleAdvanced } from './word-scramble/WordScrambleAdvanced.tsx';
import { WordScramblePanel } from './word-scramble/WordScramblePanel.tsx';

/** The editor of each item type. */
export const PANELS = {
  section_header: SectionHeaderPanel,
  instruction: InstructionPanel,
  basic_text: BasicTextPanel,
  checklist: ChecklistPanel,
  multiple_choice: MultipleChoicePanel,
  open_response: OpenResponsePanel,
  handwriting: HandwritingPanel,
  divider: DividerPanel,
  blank_space: BlankSpacePanel,
  page_break: PageBreakPanel,
  word_bank: WordBankPanel,
  fill_in_the_blank: FillInTheBlankPanel,
  word_scramble: WordScramblePanel,
  matching: MatchingPanel,
} satisfies { [T in ItemType]: ComponentType<PanelProps<T>> };

/** What few people need of a type: drawn behind Advanced Options, above the numbering. */
export const ADVANCED_PANELS: { readonly [T in ItemType]?: ComponentType<PanelProps<T>> } = {
  word_bank: WordBankAdvanced,
  fill_in_the_blank: FillInTheBlankAdvanced,
  word_scramble: WordScrambleAdvanced,
  matching: MatchingAdvanced,
  handwriting: HandwritingAdvanced,
};

export type AnyPanel = ComponentType<PanelProps<ItemType>>;
