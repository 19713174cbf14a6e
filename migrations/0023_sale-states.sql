CREATE TABLE "link_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "link_key_only_one" CHECK ("link_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"recipient" "bytea" PRIMARY KEY NOT NULL,
	"under_offer" boolean DEFAULT true NOT NULL,
	"sold" boolean DEFAULT true NOT NULL,
	"back_on_sale" boolean DEFAULT true NOT NULL,
	"price_fall" boolean DEFAULT true NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_notices" (
	"change_id" uuid NOT NULL,
	"recipient" "bytea" NOT NULL,
	"listing_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_notices_change_id_recipient_pk" PRIMARY KEY("change_id","recipient")
);
--> statement-breakpoint
DROP INDEX "listings_live_featured_first";--> statement-breakpoint
DROP INDEX "listings_live_featured";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "under_offer_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sold_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sold_here" boolean;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_notices" ADD CONSTRAINT "sent_notices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_notices_listing" ON "sent_notices" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "sent_notices_recipient" ON "sent_notices" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "sent_notices_age" ON "sent_notices" USING btree ("sent_at");--> statement-breakpoint
-- locks: the order of lists begins with another column; the indexes are built once
CREATE INDEX "listings_live_confirmed_first" ON "listings" USING btree ("unconfirmed","featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
-- locks: the job that reminds sellers finds its listings by it; built once
CREATE INDEX "listings_last_confirmed" ON "listings" USING btree ((coalesce(confirmed_at, approved_at))) WHERE live;--> statement-breakpoint
-- locks: the order of lists begins with another column; the indexes are built once
CREATE INDEX "listings_live_featured" ON "listings" USING btree ("goods","unconfirmed","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live and featured;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sold_price" CHECK ("listings"."sold_price" >= 0) NOT VALID;--> statement-breakpoint
drop index listings_live_order;--> statement-breakpoint
-- locks: the order of lists begins with another column; the indexes are built once
create index listings_live_order on listings (goods, unconfirmed, featured desc, live_at desc, id desc)
  include (under_offer_at, featured_until, category, subcategory, make_key, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
drop index listings_live_category;--> statement-breakpoint
-- locks: the order of lists begins with another column; the indexes are built once
create index listings_live_category on listings (category, unconfirmed, featured desc, live_at desc, id desc)
  include (under_offer_at, featured_until, subcategory, make_key, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;--> statement-breakpoint
drop index listings_live_make;--> statement-breakpoint
-- locks: the order of lists begins with another column; the indexes are built once
create index listings_live_make on listings (make_key, goods, unconfirmed, featured desc, live_at desc, id desc)
  include (under_offer_at, featured_until, category, subcategory, price, year_built, length_ft, condition, engine_type,
    engine_power_hp, hull_material, keel_type, fuel_type, berths, heads, beam_m, draft_m, vat_status, broker_listing,
    county, cell, latitude, longitude) where live;
