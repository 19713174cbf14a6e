import { useWatch } from 'react-hook-form';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { ContactSellerForm } from '#contract/messages/enquiries.ts';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';

export const openingAbout = ({ title, sellerName }: Pick<BoatPage, 'title' | 'sellerName'>) =>
  `Hello ${sellerName}, I'm interested in your listing “${title}”. Is it still available?`;

type OpeningSentenceProps = {
  form: ContractForm<
    (typeof ContactSellerForm)['_zod']['input'],
    (typeof ContactSellerForm)['_zod']['output']
  >;
  sentence: string;
};

/** Puts a first sentence into the message, or takes it out again. */
export function OpeningSentence({ form, sentence }: OpeningSentenceProps) {
  const message = useWatch({ control: form.control, name: 'message' }) ?? '';
  const isUsed = message.startsWith(sentence);

  function toggle() {
    const rest = isUsed ? message.slice(sentence.length).trimStart() : `${sentence}\n\n${message}`;
    form.setValue('message', rest, { shouldDirty: true });
    form.setFocus('message');
  }

  return (
    <Button look="quiet" size="small" title={sentence} onClick={toggle} className="justify-self-start">
      {isUsed ? 'Remove the opening sentence' : 'Add an opening sentence'}
    </Button>
  );
}
