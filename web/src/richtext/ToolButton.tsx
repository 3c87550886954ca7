import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** True where the selection has it; absent for a button that only opens something. */
  isOn?: boolean | undefined;
  onPress: () => void;
}

/** Renders one tool. Pressing it with the mouse keeps the caret and the selection in the text. */
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
