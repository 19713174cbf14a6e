CREATE TABLE "documents" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'document' NOT NULL,
	"listing_id" integer NOT NULL,
	"line" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" = 'document')
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_kind";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_fk" FOREIGN KEY ("media_id","kind") REFERENCES "public"."media"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_listing" ON "documents" USING btree ("listing_id","created_at");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind" CHECK ("media"."kind" in ('photo', 'video', 'document')) NOT VALID;