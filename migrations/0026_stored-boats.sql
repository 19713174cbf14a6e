CREATE TABLE "stored_boats" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"mapper" integer NOT NULL,
	"card" text,
	"boat" text,
	"page" text
);
--> statement-breakpoint
ALTER TABLE "stored_boats" ADD CONSTRAINT "stored_boats_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_boats_valid_until" ON "stored_boats" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "stored_boats_mapper" ON "stored_boats" USING btree ("mapper");--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_live_category_newest" ON "listings" USING btree ("category","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_live_type_newest" ON "listings" USING btree ("category","subcategory","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_live_default_order" ON "listings" USING btree ("goods","unconfirmed","featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
insert into stored_boats (listing_id, valid_until, mapper) select id, '-infinity', 0 from listings;--> statement-breakpoint
-- Whatever changes a listing ends the validity of its stored JSON in the same transaction. If the JSON is just being
-- written, the change waits for it.
create function outdate_stored_boat() returns trigger language plpgsql as $$
begin
  insert into stored_boats (listing_id, valid_until, mapper) values (new.id, '-infinity', 0)
  on conflict (listing_id) do update set valid_until = '-infinity' where stored_boats.valid_until > '-infinity';
  return null;
end $$;--> statement-breakpoint
create trigger listings_outdate_stored_boat after insert or update on listings
  for each row execute function outdate_stored_boat();
