/** The number of typed characters after which the next word begins a new undo step. */
const LONG = 20;

type Typed = Pick<InputEvent, 'inputType' | 'data'>;
type InputType = 'write' | 'delete' | 'other';

const WRITES = ['insertText', 'insertCompositionText'];

function classifyInput({ inputType }: Typed): InputType {
  if (WRITES.includes(inputType)) return 'write';
  return inputType.startsWith('deleteContent') || inputType.startsWith('deleteWord') ? 'delete' : 'other';
}

/**
 * Cuts what is typed in one field into steps that Undo takes back one by one: a few words of writing, what was
 * deleted in a row; a paste and all else by itself. By what is typed alone, never by the clock.
 */
export class TypingRun {
  private kind: InputType | null = null;
  private length = 0;
  private endsWord = false;

  /** Records an input that is about to happen; returns whether it begins a new undo step. */
  startsNewRun(typed: Typed): boolean {
    const kind = classifyInput(typed);
    const begins = kind === 'other' || kind !== this.kind || this.isLongEnough(typed);
    this.kind = kind;
    this.length = (begins ? 0 : this.length) + measureInput(typed);
    this.endsWord = isSpace(typed);
    return begins;
  }

  /** Ends the run, because the caret moved: the next input begins a new step. */
  end(): void {
    this.kind = null;
  }

  private isLongEnough(typed: Typed): boolean {
    return this.kind === 'write' && this.length >= LONG && this.endsWord && !isSpace(typed);
  }
}

const isSpace = ({ data }: Typed): boolean => /\s$/.test(data ?? '');

/**
 * Counts the characters of an input; an input method reports its whole word at every key, which counts as
 * one.
 */
const measureInput = ({ inputType, data }: Typed): number =>
  inputType === 'insertCompositionText' ? 1 : (data?.length ?? 0);
