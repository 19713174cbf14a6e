CREATE TABLE "listing_references" (
	"owner_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "listing_references_owner_id_reference_pk" PRIMARY KEY("owner_id","reference"),
	CONSTRAINT "listing_references_listing" UNIQUE("listing_id"),
	CONSTRAINT "listing_references_length" CHECK (char_length("listing_references"."reference") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;