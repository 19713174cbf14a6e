import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-control/50 border-dashed px-6 py-12 text-center">
      {icon && (
        <div
          aria-hidden
          className="mx-auto mb-4 grid size-14 place-items-center rounded-pill bg-foam text-sea [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <p className="font-display font-semibold text-xl">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-md text-balance text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
