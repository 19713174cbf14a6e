import { useQuery } from '@tanstack/react-query';
import {
  type ActionFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { boatQuery } from '#web/features/boat/boat-queries.ts';
import {
  ContactFormPage,
  type RefusedEnquiry,
  typedIn,
} from '#web/features/boat/contact/contact-form-page.tsx';
import { pageContext } from '#web/page/load-context.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';

const pageData = definePageData(({ params: { id = '' } }) => ({ critical: [boatQuery(id)] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** The same call as the dialog's, with the same rules and limits. */
export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData());
  try {
    await context.get(pageContext).api.request('/api/contact-seller', {
      method: 'POST',
      body: { boatId: id, ...typed },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problems = Object.fromEntries(error.details.map(({ path, message }) => [path.join('.'), message]));
    const refused: RefusedEnquiry = {
      typed,
      problems,
      sentence: sentenceOf(error, ENQUIRY_NOTICES.failed.description),
    };
    return data(refused, { status: error.status });
  }
  throw redirect(`/boats/${id}/contact?sent=true`, 303);
}

export default function ContactSellerPage() {
  const loaderData = useLoaderData<typeof loader>();
  return (
    <WithPageData loaderData={loaderData}>
      <ContactSeller />
    </WithPageData>
  );
}

function ContactSeller() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const refused = useActionData<typeof action>();
  const { data: boat } = useQuery(boatQuery(id));
  return boat && <ContactFormPage boat={boat} isSent={parameters.has('sent')} refused={refused} />;
}
