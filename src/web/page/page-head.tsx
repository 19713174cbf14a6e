import { useLocation } from 'react-router';
import type { DescribePage, JsonLd } from './json-ld.ts';
import { usePublicUrl } from './public-url.ts';
import { canonicalUrl, documentTitle, inlineJson, SITE_NAME } from './seo.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The canonical path, if it differs from the current one. */
  path?: string;
  /** The image for share previews, as a path on this site. */
  image?: string;
  imageAlt?: string;
  kind?: 'website' | 'article' | 'product';
  /** Private and error pages stay out of search engines. */
  noIndex?: boolean;
  jsonLd?: JsonLd | DescribePage;
};

const SHARE_IMAGE = '/share.jpg';

/** Title and metadata for browsers, search engines and share previews. React moves the elements to the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, image = SHARE_IMAGE, imageAlt, kind = 'website', noIndex } = props;
  const { pathname } = useLocation();
  const publicUrl = usePublicUrl();
  const canonical = publicUrl && canonicalUrl(publicUrl, props.path ?? pathname);
  const jsonLd = publicUrl && !noIndex && describe(props.jsonLd, publicUrl);
  return (
    <>
      <title>{documentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && !noIndex && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={canonicalUrl(publicUrl, image)} />
          {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: inlineJson escapes what could end the script
          dangerouslySetInnerHTML={{ __html: inlineJson(jsonLd) }}
        />
      )}
    </>
  );
}

function describe(jsonLd: PageHeadProps['jsonLd'], publicUrl: string) {
  return typeof jsonLd === 'function' ? jsonLd((path) => canonicalUrl(publicUrl, path)) : jsonLd;
}
