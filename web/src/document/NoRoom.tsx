import { LIMITS } from '#shared/vocabulary/limits.ts';

interface NoRoomProps {
  /** What is counted: "item", "card". */
  readonly noun: string;
  /** How many have no room. */
  readonly beyond: number;
}

/** Says that the last ones of what is to be added have no room in the document; nothing where all have. */
export const NoRoom = ({ noun, beyond }: NoRoomProps) =>
  beyond > 0 && (
    <p className="panel-notice">
      There is room for {LIMITS.items} {noun}s: the last {beyond} will be left out.
    </p>
  );
