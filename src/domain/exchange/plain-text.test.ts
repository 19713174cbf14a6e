import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('turns an HTML description into lines of words', () => {
  expect(
    plainText('<p>A &amp; B</p><ul><li>Heating</li><li class="x">Fridge</li></ul>Price &pound;5<br/>now'),
  ).toBe('A & B\n– Heating\n– Fridge\nPrice £5\nnow');
  expect(plainText('Length < 30 ft &#163;1 <!-- note -->end')).toBe('Length < 30 ft £1 end');
});

it('leaves out scripts and styles, also one that never ends', () => {
  expect(plainText('One<script>alert("<b>1</b>")</script>two<STYLE>p{}</STYLE >three')).toBe('One two three');
  expect(plainText('One<script>alert(1)')).toBe('One');
});
