CREATE TABLE "unmet_searches" (
	"day" date NOT NULL,
	"search" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unmet_searches_day_search_pk" PRIMARY KEY("day","search"),
	CONSTRAINT "unmet_searches_length" CHECK (char_length("unmet_searches"."search") between 1 and 200)
);
--> statement-breakpoint
DROP INDEX "listings_pending";--> statement-breakpoint
DROP INDEX "reports_open";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
update listings set submitted_at = created_at;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "picture_hash" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "hash_quarters" integer[] GENERATED ALWAYS AS (case when picture_hash is not null then array[(((picture_hash >> 0) & 65535) + 0)::integer, (((picture_hash >> 16) & 65535) + 65536)::integer, (((picture_hash >> 32) & 65535) + 131072)::integer, (((picture_hash >> 48) & 65535) + 196608)::integer] end) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text;--> statement-breakpoint
update reports set outcome = 'dismissed' where resolved_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_approved" ON "listings" USING btree ("approved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "listings_title" ON "listings" USING btree (lower(title)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_shown_words" ON "listings" USING gin (lower(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || location || ' ' || seller_name) gin_trgm_ops) WHERE shown;--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING gin ("hash_quarters");--> statement-breakpoint
CREATE INDEX "reports_settled" ON "reports" USING btree ("outcome","resolved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reports"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "support_messages_words" ON "support_messages" USING gin (lower(subject || ' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_pending" ON "listings" USING btree ("submitted_at","id") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE "reports"."resolved_at" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('dismissed', 'taken-down'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved" CHECK (("reports"."resolved_at" is null) = ("reports"."outcome" is null));--> statement-breakpoint
-- The audit is only ever added to. Who did something may leave; what they did stays as it was written.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then
    return new;
  end if;
  raise exception 'The audit log is only ever added to';
end $$;--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();
