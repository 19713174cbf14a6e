ALTER TABLE "watchlist_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_note" CHECK (char_length("watchlist_entries"."note") <= 1000);