import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** Whether the selection has it; left out for a button that only opens something. */
  isOn?: boolean | undefined;
  onPress: () => void;
}

/** One tool. Pressing it with the mouse leaves the caret and the selection in the text. */
export function ToolButton({ label, icon: Icon, isOn, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}
