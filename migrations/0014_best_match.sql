-- One pass over the table for both columns.
ALTER TABLE "listings"
  ADD COLUMN "headline" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(year_built::text, ''))), 'A') || setweight(to_tsvector('simple', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(year_built::text, ''))), 'A') || setweight(to_tsvector('english', plain_text(category || ' ' || coalesce(subcategory, ''))), 'C') || setweight(to_tsvector('simple', plain_text(category || ' ' || coalesce(subcategory, ''))), 'C')) STORED,
  ADD COLUMN "goods" boolean GENERATED ALWAYS AS (category in ('engines', 'moorings')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_live_kind_newest" ON "listings" USING btree ("goods","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_headline" ON "listings" USING gin ("headline") WITH (fastupdate=false) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_featured" ON "listings" USING btree ("goods","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live and featured;--> statement-breakpoint
-- Lists of boats and goods put the goods last: so do the indexes that give them their order.
drop index listings_live_order;--> statement-breakpoint
create index listings_live_order on listings (goods, featured desc, live_at desc, id desc)
  include (featured_until, category, subcategory, make_key, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
drop index listings_live_make;--> statement-breakpoint
create index listings_live_make on listings (make_key, goods, featured desc, live_at desc, id desc)
  include (featured_until, category, subcategory, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;
