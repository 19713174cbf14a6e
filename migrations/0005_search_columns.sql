DROP INDEX "listings_live_order";--> statement-breakpoint
DROP INDEX "listings_live_category";--> statement-breakpoint
DROP INDEX "listings_live_subcategory";--> statement-breakpoint
DROP INDEX "listings_live_make";--> statement-breakpoint
DROP INDEX "listings_live_category_price";--> statement-breakpoint
DROP INDEX "listings_live_make_trigrams";--> statement-breakpoint
DROP INDEX "listings_live_place";--> statement-breakpoint
ALTER TABLE "listings" drop column "make_key";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "make_key" text GENERATED ALWAYS AS (lower(plain_text(make))) STORED;--> statement-breakpoint
ALTER TABLE "listings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(year_built::text, ''))), 'A') || setweight(to_tsvector('simple', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(year_built::text, ''))), 'A') || setweight(to_tsvector('simple', plain_text(location || ' ' || coalesce(county, ''))), 'B') || setweight(to_tsvector('english', plain_text(category || ' ' || coalesce(subcategory, '') || ' ' || coalesce(hull_material, '') || ' ' || coalesce(keel_type, '') || ' ' || coalesce(fuel_type, ''))), 'C') || setweight(to_tsvector('simple', plain_text(category || ' ' || coalesce(subcategory, '') || ' ' || coalesce(hull_material, '') || ' ' || coalesce(keel_type, '') || ' ' || coalesce(fuel_type, ''))), 'C') || setweight(to_tsvector('english', plain_text(description || ' ' || coalesce(engine_type_other, ''))), 'D') || array_to_tsvector(array_remove(array['=category:' || category, '=subcategory:' || subcategory,
      '=make:' || lower(plain_text(make)), '=condition:' || condition, '=engine:' || engine_type], null))) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cell" integer GENERATED ALWAYS AS (floor((latitude + 90) * 8)::integer * 2048 + floor((longitude + 180) * 5)::integer) STORED;--> statement-breakpoint
create index listings_live_text on listings using gin (search_text) with (fastupdate = off) where live;--> statement-breakpoint
-- These carry the columns that filters ask for, so that filtering, counting and facets read an index alone, in its
-- order, and go to the table only for the boats that a page shows.
create index listings_live_order on listings (featured desc, live_at desc, id desc)
  include (featured_until, category, subcategory, make_key, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
create index listings_live_category on listings (category, featured desc, live_at desc, id desc)
  include (featured_until, subcategory, make_key, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
create index listings_live_category_price on listings (category, price, live_at desc, id desc)
  include (featured, featured_until, subcategory, make_key, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
create index listings_live_make on listings (make_key, featured desc, live_at desc, id desc)
  include (featured_until, category, subcategory, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
create index listings_live_cell on listings (cell) include (latitude, longitude, featured, live_at, id) where live;--> statement-breakpoint
-- Nearly every cell and make known by its frequency: what tells the planner dense places from empty ones.
alter table listings alter column cell set statistics 1000, alter column make_key set statistics 1000;--> statement-breakpoint
-- Reading an index alone needs a freshly vacuumed table.
alter table listings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);
