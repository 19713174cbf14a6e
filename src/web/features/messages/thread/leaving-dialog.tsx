import type { TextPiece } from '#domain/conversations/links-in-text.ts';
import { Button, buttonClass } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

/** Before a link of a message is opened: where it leads, and what to be careful about. */
export function LeavingDialog({ link, onClose }: { link: TextPiece | null; onClose: () => void }) {
  const href = link?.href ?? '';
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title="This link leaves Slipway"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Stay here
          </Button>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={onClose}
            className={buttonClass({ look: 'primary' })}
          >
            Open the link
          </a>
        </>
      }
    >
      <p>
        It goes to <strong className="wrap-anywhere">{URL.canParse(href) ? new URL(href).host : href}</strong>
        . We have not checked that website.
      </p>
      <p className="mt-3 text-muted wrap-anywhere">{href}</p>
      <p className="mt-3">
        Never enter your password, bank details or card number there, and never pay through a link that
        someone sends you.
      </p>
    </Dialog>
  );
}
