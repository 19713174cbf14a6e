import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface AdvertOptions {
  ref: string;
  status?: string;
  type?: string;
  category?: string;
  price?: string;
  place?: string;
  make?: string;
  model?: string;
  year?: string;
  hull?: string;
  description?: string;
  photos?: readonly string[];
  /** Further elements of `boat_features`. */
  more?: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One boat as the programs of brokers write it. */
export const advert = ({
  ref,
  status = 'Available',
  type = 'Sail',
  category = 'cruiser',
  price = '24950',
  place = 'Lymington',
  make = 'Contessa',
  model = '32',
  year = '1978',
  hull = 'GRP',
  description = '<p>A well-kept cruiser.</p><p>Re-engined in 2019 &amp; surveyed.</p>',
  photos = [],
  more = '',
}: AdvertOptions): string => `
  <advert ref="${escaped(ref)}" office_id="1" status="${status}">
    <advert_media>${photos.map((name, at) => `<media type="image" caption="" primary="${at === 0}">https://stock.example.org/photos/${escaped(name)}</media>`).join('')}</advert_media>
    <advert_features>
      <boat_type>${type}</boat_type><boat_category>${category}</boat_category><new_or_used>Used</new_or_used>
      <vessel_lying country="GB">${escaped(place)}</vessel_lying>
      <asking_price poa="false" currency="GBP" vat_included="true">${price}</asking_price>
      <marketing_descs><marketing_desc language="en"><![CDATA[${description}]]></marketing_desc></marketing_descs>
      <manufacturer>${escaped(make)}</manufacturer><model>${escaped(model)}</model>
    </advert_features>
    <boat_features>
      <item name="boat_name">Sea Wren</item><item name="passenger_capacity">6</item>
      <dimensions><item name="beam" unit="metres">2.9</item><item name="draft" unit="feet">5.5</item><item name="loa" unit="metres">9.75</item><item name="air_draft" unit="metres">13</item></dimensions>
      <build><item name="designer">David Sadler</item><item name="year">${year}</item><item name="hull_construction">${escaped(hull)}</item></build>
      <engine><item name="fuel">Diesel</item><item name="horse_power">20</item></engine>
      <accommodation><item name="berths">5</item><item name="heads">1</item></accommodation>
      <navigation><item name="radar">true</item><item name="plotter">Garmin 750</item><item name="autopilot">false</item></navigation>
      ${more}
    </boat_features>
  </advert>`;

export const openMarine = (adverts: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<open_marine version="1.7" language="en" origin="Stock system" date="2026-11-17">
 <broker code="LYM"><broker_details><company_name>Lymington Yachts</company_name></broker_details>
 <offices><office id="1"><office_name>Lymington</office_name><town>Lymington</town><country>GB</country></office></offices>
 <adverts>${adverts.join('')}</adverts></broker></open_marine>`;

/** A ZIP of these files. */
export function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
