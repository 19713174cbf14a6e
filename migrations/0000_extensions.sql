create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists cube;--> statement-breakpoint
create extension if not exists earthdistance;--> statement-breakpoint
-- Text without accents and with hyphens and slashes as gaps ("Hallberg-Rassy" is found by either word). Declared
-- immutable so that generated columns and indexes may use it: the dictionary it names never changes here.
create function plain_text(value text) returns text language sql immutable parallel safe strict as
$$ select translate(public.unaccent('public.unaccent'::regdictionary, value), '-/_', '   ') $$;
