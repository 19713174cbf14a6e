ALTER TABLE "listings" ALTER COLUMN "beam_m" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "draft_m" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sail_size_m2" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "suitable_boat_length_ft" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "unknown_fields" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- beam_m and draft_m keep what they were computed as. What else was numbers in texts becomes numbers; "unknown" is kept
-- apart from them.
update listings set
  unknown_fields = array_remove(array[
    case when lower(trim(beam)) = 'unknown' then 'beam' end,
    case when lower(trim(draft)) = 'unknown' then 'draft' end], null),
  sail_size_m2 = substring(sail_size from '[0-9]{1,9}(?:[.][0-9]{1,4})?')::double precision,
  suitable_boat_length_ft = substring(suitable_boat_length from '[0-9]{1,9}(?:[.][0-9]{1,4})?')::double precision
where lower(trim(beam)) = 'unknown' or lower(trim(draft)) = 'unknown'
  or sail_size is not null or suitable_boat_length is not null;--> statement-breakpoint
update listing_revisions set content = content
  || jsonb_build_object(
    'beam', substring(content ->> 'beam' from '^[0-9]+(?:[.][0-9]+)?$')::double precision,
    'draft', substring(content ->> 'draft' from '^[0-9]+(?:[.][0-9]+)?$')::double precision,
    'sailSize', substring(content ->> 'sailSize' from '[0-9]{1,9}(?:[.][0-9]{1,4})?')::double precision,
    'suitableBoatLength',
    substring(content ->> 'suitableBoatLength' from '[0-9]{1,9}(?:[.][0-9]{1,4})?')::double precision,
    'unknownFields', array_remove(array[
      case when lower(content ->> 'beam') = 'unknown' then 'beam' end,
      case when lower(content ->> 'draft') = 'unknown' then 'draft' end], null))
where content ?| array['beam', 'draft', 'sailSize', 'suitableBoatLength'];--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "beam";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "draft";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "sail_size";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "suitable_boat_length";--> statement-breakpoint
-- Texts that forms never took in full length, so that the bounds below can hold.
update listings set title = left(title, 150), make = left(make, 80), model = left(model, 80),
  location = left(location, 120), county = left(county, 80), country = left(country, 80),
  engine_type_other = left(engine_type_other, 80), batteries = left(batteries, 500),
  ground_tackle = left(ground_tackle, 500), description = left(description, 10000),
  seller_name = left(seller_name, 100), seller_phone = left(seller_phone, 30)
where char_length(title) > 150 or char_length(make) > 80 or char_length(model) > 80
  or char_length(location) > 120 or char_length(county) > 80 or char_length(country) > 80
  or char_length(engine_type_other) > 80 or char_length(batteries) > 500 or char_length(ground_tackle) > 500
  or char_length(description) > 10000 or char_length(seller_name) > 100
  or char_length(seller_phone) > 30;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_length" CHECK (char_length("listings"."category") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_subcategory_length" CHECK (char_length("listings"."subcategory") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_title_length" CHECK (char_length("listings"."title") <= 150);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_make_length" CHECK (char_length("listings"."make") <= 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_model_length" CHECK (char_length("listings"."model") <= 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_condition_length" CHECK (char_length("listings"."condition") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_currency_length" CHECK (char_length("listings"."currency") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_vat_status_length" CHECK (char_length("listings"."vat_status") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_location_length" CHECK (char_length("listings"."location") <= 120);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_county_length" CHECK (char_length("listings"."county") <= 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_country_length" CHECK (char_length("listings"."country") <= 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_hull_material_length" CHECK (char_length("listings"."hull_material") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_keel_type_length" CHECK (char_length("listings"."keel_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_engine_type_length" CHECK (char_length("listings"."engine_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_engine_type_other_length" CHECK (char_length("listings"."engine_type_other") <= 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_engine_count_length" CHECK (char_length("listings"."engine_count") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fuel_type_length" CHECK (char_length("listings"."fuel_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_batteries_length" CHECK (char_length("listings"."batteries") <= 500);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_ground_tackle_length" CHECK (char_length("listings"."ground_tackle") <= 500);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_part_type_length" CHECK (char_length("listings"."part_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_electronic_type_length" CHECK (char_length("listings"."electronic_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sail_type_length" CHECK (char_length("listings"."sail_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_trailer_type_length" CHECK (char_length("listings"."trailer_type") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brakes_length" CHECK (char_length("listings"."brakes") <= 40);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_description_length" CHECK (char_length("listings"."description") <= 10000);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_name_length" CHECK (char_length("listings"."seller_name") <= 100);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_phone_length" CHECK (char_length("listings"."seller_phone") <= 30);