import { ObstacleButton } from "@/components/ui/obstacle-button";

interface StepButtonProps {
  text: string;
  obstacle: string | undefined;
  isBusy: boolean;
  /** The pointer or the focus has come to it. */
  onMeant(): void;
  /** Also where there is an obstacle: where nothing hovers, a press asks why. */
  onPress(): void;
}

/** A button that leads to a question. */
export function StepButton({ text, obstacle, isBusy, onMeant, onPress }: StepButtonProps) {
  return (
    <ObstacleButton
      size="small"
      obstacle={obstacle}
      aria-busy={isBusy}
      onPointerEnter={onMeant}
      onFocus={onMeant}
      onClick={onPress}
    >
      {text}
    </ObstacleButton>
  );
}
