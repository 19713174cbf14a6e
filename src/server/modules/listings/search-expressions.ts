import { type AnyPgColumn, type SQL, sql } from '#server/db/drizzle.ts';

const nameSql = [
  'title',
  ...['make', 'model', 'year_built::text'].map((column) => `coalesce(${column}, '')`),
].join(" || ' ' || ");
const placeSql = "location || ' ' || coalesce(county, '')";
const kindSql = ['subcategory', 'hull_material', 'keel_type', 'fuel_type']
  .map((column) => `coalesce(${column}, '')`)
  .join(" || ' ' || ");
const descriptionSql = "description || ' ' || coalesce(engine_type_other, '')";
const vectorSql = (language: 'english' | 'simple', text: string, weight: 'A' | 'B' | 'C' | 'D') =>
  `setweight(to_tsvector('${language}', plain_text(${text})), '${weight}')`;

/** Name and category only. */
export const headline = sql.raw(
  [
    vectorSql('english', nameSql, 'A'),
    vectorSql('simple', nameSql, 'A'),
    vectorSql('english', "category || ' ' || coalesce(subcategory, '')", 'C'),
    vectorSql('simple', "category || ' ' || coalesce(subcategory, '')", 'C'),
  ].join(' || '),
);

/** All words of a listing, and its most used filters as tokens that nobody can type. */
export const searchText = sql.raw(
  [
    vectorSql('english', nameSql, 'A'),
    vectorSql('simple', nameSql, 'A'),
    vectorSql('simple', placeSql, 'B'),
    vectorSql('english', `category || ' ' || ${kindSql}`, 'C'),
    vectorSql('simple', `category || ' ' || ${kindSql}`, 'C'),
    vectorSql('english', descriptionSql, 'D'),
    `array_to_tsvector(array_remove(array['=category:' || category, '=subcategory:' || subcategory,
      '=make:' || lower(plain_text(make)), '=condition:' || condition, '=engine:' || engine_type], null))`,
  ].join(' || '),
);

/** The words of a listing's place and county, which have an index of their own: "hull" is also a part of every boat. */
export const placeWords = (location: AnyPgColumn, county: AnyPgColumn): SQL =>
  sql`to_tsvector('simple', plain_text(${location} || ' ' || coalesce(${county}, '')))`;

/** The text that administrators search listings by. */
export const ADMIN_SEARCH_TEXT =
  "lower(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || location || ' ' || seller_name)";
