import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { draftDescription } from '#domain/listings/coach/draft-description.ts';
import { SELL_NOTICES } from '#domain/listings/wizard.ts';
import { factsOf, textOf, withValue } from '#web/listing-form/form-values.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import type { Wizard } from '../use-wizard.ts';

/** Writes a description from the facts entered so far. Asks before it replaces the seller's own words. */
export function DraftDescriptionButton({ wizard }: { wizard: Wizard }) {
  const { draftState, changeField } = wizard;
  const [isAsking, setIsAsking] = useState(false);
  const [drafted, setDrafted] = useState('');
  const wording = useRef(0);
  const current = textOf(draftState.content, 'description');
  const isOurs = drafted !== '' && current === drafted;

  const put = (text: string) => changeField((before) => withValue(before, 'description', text));

  function write() {
    setIsAsking(false);
    const text = draftDescription(factsOf(draftState.content), wording.current);
    if (!text) return void toast(SELL_NOTICES.nothingToDraft);
    wording.current += 1;
    setDrafted(text);
    put(text);
    toast({
      ...SELL_NOTICES.drafted,
      variant: 'success',
      action: { label: 'Undo', onPress: () => put(current) },
    });
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => (current.trim() === '' || isOurs ? write() : setIsAsking(true))}
      >
        <PenLine aria-hidden className="size-4" />
        {isOurs ? 'Word it differently' : 'Draft a description'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace what you wrote?"
        description="The draft is made from the details you entered and takes the place of your own text."
        confirmLabel="Replace My Text"
        cancelLabel="Keep My Text"
        onConfirm={write}
        destructive
      />
    </>
  );
}
