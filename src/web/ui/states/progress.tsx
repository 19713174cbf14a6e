type ProgressProps = {
  label: string;
  /** From 0 to 100. */
  value: number;
};

export function Progress({ label, value }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{label}</span>
        <span aria-hidden className="tabular text-muted">
          {percent}%
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1.5 h-1.5 overflow-hidden rounded-pill bg-line"
      >
        <div className="h-full bg-sea transition-[width] duration-200" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
