CREATE TABLE "dismissed_advice" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"advice" text[] NOT NULL,
	CONSTRAINT "dismissed_advice_count" CHECK (cardinality("dismissed_advice"."advice") <= 50)
);
--> statement-breakpoint
ALTER TABLE "dismissed_advice" ADD CONSTRAINT "dismissed_advice_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;