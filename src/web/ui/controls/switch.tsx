import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode };

export function Switch({ label, help, id, ...input }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
        role="switch"
        aria-describedby={help ? `${inputId}-help` : undefined}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-pill border border-control bg-card transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-pill before:bg-control before:transition-transform checked:border-sea checked:bg-sea checked:before:translate-x-5 checked:before:bg-on-sea disabled:cursor-not-allowed disabled:opacity-55"
      />
      <div>
        <label htmlFor={inputId} className="cursor-pointer font-semibold">
          {label}
        </label>
        {help && (
          <p id={`${inputId}-help`} className="text-muted text-sm">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
