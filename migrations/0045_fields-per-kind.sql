ALTER TABLE "listings" ADD COLUMN "stern_type" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mooring_included" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "trailer_included" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "heating" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_mooring_included_length" CHECK (char_length("listings"."mooring_included") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_trailer_included_length" CHECK (char_length("listings"."trailer_included") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_stern_type_length" CHECK (char_length("listings"."stern_type") <= 40) NOT VALID;