CREATE TABLE "answer_records" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"conversations" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_ms" bigint,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"first_reply_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_images" (
	"message_id" integer NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "conversation_images_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "conversation_images_position" CHECK ("conversation_images"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"enquiry_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('buyer', 'seller')),
	CONSTRAINT "conversation_messages_state" CHECK ("conversation_messages"."state" in ('sent', 'held', 'refused')),
	CONSTRAINT "conversation_messages_length" CHECK (char_length("conversation_messages"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "conversation_participants" (
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid,
	"name" text,
	"email" text,
	"email_key" text,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"shares_phone" boolean DEFAULT false NOT NULL,
	"shares_email" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "conversation_participants_conversation_id_side_pk" PRIMARY KEY("conversation_id","side"),
	CONSTRAINT "participants_side" CHECK ("conversation_participants"."side" in ('buyer', 'seller')),
	CONSTRAINT "participants_unread" CHECK ("conversation_participants"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "in_message" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_records" ADD CONSTRAINT "answer_records_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_images" ADD CONSTRAINT "conversation_images_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_images" ADD CONSTRAINT "conversation_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("conversation_id","side") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_newest" ON "conversation_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_listing" ON "conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "conversations_age" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "conversations_created" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_images_media" ON "conversation_images" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_order" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_key" ON "conversation_messages" USING btree ("conversation_id","side","key");--> statement-breakpoint
CREATE INDEX "conversation_messages_held" ON "conversation_messages" USING btree ("id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "participants_account" ON "conversation_participants" USING btree ("account_id","side","last_at");--> statement-breakpoint
CREATE INDEX "participants_email" ON "conversation_participants" USING btree ("email_key") WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX "participants_mail_due" ON "conversation_participants" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_account" ON "saved_replies" USING btree ("account_id","id");--> statement-breakpoint
-- Every enquiry so far becomes a message: one conversation for each listing and address. Enquiries are read, not locked.
create temporary table enquiry_conversations on commit drop as
  select row_number() over (order by min(e.created_at), e.listing_id)::integer as id, e.listing_id, l.title,
    l.owner_id, lower(e.buyer_email) as email_key, (array_agg(e.buyer_email order by e.id desc))[1] as email,
    (array_agg(e.buyer_name order by e.id desc))[1] as name, min(e.created_at) as first_at, max(e.created_at) as last_at
  from enquiries e
    join listings l on l.id = e.listing_id
    join accounts a on a.id = l.owner_id
  where lower(e.buyer_email) <> a.email_key
  group by e.listing_id, l.title, l.owner_id, lower(e.buyer_email);--> statement-breakpoint
insert into conversations (id, listing_id, title, created_at, last_at) overriding system value
  select id, listing_id, title, first_at, last_at from enquiry_conversations;--> statement-breakpoint
insert into conversation_participants (conversation_id, side, account_id, last_at, mailed_at)
  select id, 'seller', owner_id, last_at, last_at from enquiry_conversations;--> statement-breakpoint
insert into conversation_participants (conversation_id, side, name, email, email_key, last_at)
  select id, 'buyer', name, email, email_key, last_at from enquiry_conversations;--> statement-breakpoint
insert into conversation_messages (conversation_id, side, text, enquiry_id, created_at)
  select c.id, 'buyer', e.message, e.id, e.created_at
  from enquiries e join enquiry_conversations c on c.listing_id = e.listing_id and c.email_key = lower(e.buyer_email)
  order by e.created_at, e.id;--> statement-breakpoint
select setval(pg_get_serial_sequence('conversations', 'id'), (select count(*) + 1 from enquiry_conversations), false);--> statement-breakpoint
-- Open streams of an ended session are closed by whichever process holds them.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', old.id::text);
  return null;
end $$;--> statement-breakpoint
create trigger sessions_ended after delete on sessions for each row execute function announce_ended_session();
