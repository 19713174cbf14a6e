/** "4 out of 10" with a bar. */
export function Score({ score, label }: { score: number; label: string }) {
  return (
    <div className="min-w-0">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-muted text-sm">
          <strong className="text-base text-ink">{score}</strong> out of 10
        </span>
      </p>
      <div aria-hidden className="mt-1.5 flex gap-1">
        {POINTS.map((point) => (
          <span
            key={point}
            className={`h-1.5 min-w-0 flex-1 rounded-pill ${point <= score ? 'bg-starboard' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
