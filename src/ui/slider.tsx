import { useRef, type ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onInput'> {
  value: number;
  onValue: (value: number) => void;
}

/**
 * A native slider. A touch moves it at once, so the value is restored if the touch turns out to be a swipe that scrolls
 * the page.
 */
export function Slider({ value, onValue, ...props }: SliderProps) {
  const valueBefore = useRef(value);
  return (
    <input
      {...props}
      type="range"
      value={value}
      // React's change event ignores values that an extension sets.
      onInput={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      onPointerDown={() => (valueBefore.current = value)}
      onPointerCancel={({ currentTarget }) => {
        currentTarget.valueAsNumber = valueBefore.current;
        currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
      }}
    />
  );
}
