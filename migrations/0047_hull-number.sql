ALTER TABLE "listings" ADD COLUMN "hull_number" text;--> statement-breakpoint
-- locks: the column is new and empty, so the index is too: building it reads the table once, about a second per million listings
CREATE INDEX IF NOT EXISTS "listings_hull_number" ON "listings" USING btree (right(hull_number, 12)) WHERE hull_number is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_hull_number_length" CHECK (char_length("listings"."hull_number") <= 30) NOT VALID;
