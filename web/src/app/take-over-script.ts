/** Fired on the document by the application once it answers to the visitor. */
export const TAKEN_OVER_EVENT = 'taken-over';

/**
 * Loads the application as soon as the server's page was painted: its files must not compete with what
 * the visitor is waiting to see, on the network or for the processor. What the visitor does meanwhile is
 * done when the application answers: buttons, forms, ticks, choices from lists, and the keys of the search. It
 * is kept from an application that already listens but has not said so, which would do it a second time.
 * Links need nobody: they work by themselves.
 *
 * It stands in the head, so that it hears of everything from the start. Its `data-files` are the
 * application's files, the first one its entry.
 */
export const TAKE_OVER_SCRIPT =
  '(function(){var files=document.currentScript.dataset.files.split(" "),' +
  'types=["click","change","submit","keydown"],done=[];' +
  // React takes over at once what is touched, and hears what it has taken over: not of a form that is sent.
  'function touch(t){t.dispatchEvent(new MouseEvent("mouseup",{bubbles:true}))}' +
  'function later(e,again){e.stopImmediatePropagation();done.push(again)}' +
  'function keep(e){var t=e.target,b=t.closest("button,[type=checkbox]"),is=t.checked,v=t.value;' +
  'if(e.type==="change"){if(t.matches("select"))later(e,function(){' +
  't.value=v;t.dispatchEvent(new Event("change",{bubbles:true}))})}' +
  // Else the browser sends it by itself, with all that was typed in the address.
  'else if(e.type==="submit"){if(t.method!=="dialog"){e.preventDefault();' +
  'later(e,function(){touch(t);t.requestSubmit(e.submitter)})}}' +
  'else if(e.type==="click"){if(b&&!b.form)later(e,function(){' +
  // A tick stands already: the click that is heard has to set it, not to take it away.
  'if(b.type==="checkbox"){touch(b);b.checked=!is}' +
  'b.click()})}' +
  'else if(e.key.toLowerCase()==="k"&&(e.ctrlKey||e.metaKey)){e.preventDefault();' +
  'var like=new KeyboardEvent(e.type,e);later(e,function(){document.body.dispatchEvent(like)})}}' +
  'types.forEach(function(t){addEventListener(t,keep,true)});' +
  // Nor is one sent by the browser that nobody listened to after all.
  'addEventListener("submit",function(e){if(e.target.method!=="dialog")e.preventDefault()});' +
  `document.addEventListener("${TAKEN_OVER_EVENT}",function(){` +
  'types.forEach(function(t){removeEventListener(t,keep,true)});' +
  'done.forEach(function(again){again()})},{once:true});' +
  'function load(){files.forEach(function(file,i){var e=document.createElement(i?"link":"script");' +
  'if(i){e.rel="modulepreload";e.href=file}else{e.type="module";e.src=file}document.head.append(e)})}' +
  // A page in the background is not painted before somebody looks at it.
  'addEventListener("DOMContentLoaded",function(){var O=window.PerformanceObserver;' +
  'if(document.hidden||!O||O.supportedEntryTypes.indexOf("paint")<0)load();' +
  'else new O(function(list,o){o.disconnect();load()}).observe({type:"paint",buffered:true})})})()';
