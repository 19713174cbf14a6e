CREATE TABLE "rejected_versions" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"reason" text NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rejected_versions" ADD CONSTRAINT "rejected_versions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;