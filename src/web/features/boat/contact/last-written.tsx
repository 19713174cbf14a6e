import { Link } from 'react-router';
import { formatLongDate } from '#domain/dates.ts';
import { useContact } from './contact-provider.tsx';

/** When the visitor wrote about the boat, and the way to the conversation. */
export default function LastWritten({ wroteAt }: { wroteAt: string }) {
  const { threadId } = useContact();
  const date = formatLongDate(wroteAt);
  const thisYear = formatLongDate(Date.now()).slice(-5);
  return (
    <p className="text-center text-muted text-sm print:hidden">
      You wrote on {date.replace(thisYear, '')}
      {threadId && (
        <>
          {' · '}
          <Link to={`/messages/${threadId}`} className="text-sea underline underline-offset-3">
            Open the conversation
          </Link>
        </>
      )}
    </p>
  );
}
